/** SHA-256 (FIPS 180-4). Our own, because pages that are not served securely have no `crypto.subtle`. */

const K = constants();

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function constants(): Uint32Array {
  const found = new Uint32Array(64);
  let count = 0;
  for (let candidate = 2n; count < 64; candidate++) {
    if (isPrime(candidate)) found[count++] = Number(cubeRoot(candidate << 96n) & 0xffffffffn);
  }
  return found;
}

function isPrime(n: bigint): boolean {
  for (let divisor = 2n; divisor * divisor <= n; divisor++) if (n % divisor === 0n) return false;
  return true;
}

/** The largest whole number whose cube is not greater. */
function cubeRoot(n: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << 40n; bit; bit >>= 1n) if ((root | bit) ** 3n <= n) root |= bit;
  return root;
}

const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const BLOCK = 64;

export function sha256(data: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START);
  const padded = pad(data);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < padded.byteLength; at += BLOCK) compress(state, new DataView(padded.buffer, at, BLOCK), schedule);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** The data, a one bit, zeros, and the length in bits as 8 bytes. */
function pad(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((Math.floor((data.length + 8) / BLOCK) + 1) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(data.length) * 8n);
  return padded;
}

const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, block: DataView, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(4 * i);
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15]!;
    const late = w[i - 2]!;
    const s0 = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
    const s1 = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word));
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
