/** Passkeys: what the server asks for, put to the browser, and what the browser answers, as JSON. */

/** The browser made or showed none: somebody said no, or there is none. */
export class NoPasskey extends Error {}

type Json = Record<string, unknown>;

export const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

export const text = (data: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

const described = (listed: unknown): PublicKeyCredentialDescriptor[] =>
  ((listed ?? []) as { id: string }[]).map(({ id }) => ({ id: bytes(id), type: "public-key" }));

/** Have a passkey made. */
export async function made(options: Json): Promise<Json> {
  const asked = options as unknown as PublicKeyCredentialCreationOptions & { challenge: string; user: { id: string; name: string; displayName: string } };
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: described(options.excludeCredentials),
  };
  const found = await answered(() => navigator.credentials.create({ publicKey }));
  const response = found.response as AuthenticatorAttestationResponse;
  return whole(found, {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
  });
}

/** Have any passkey of this server shown. */
export async function shown(options: Json): Promise<Json> {
  const asked = options as unknown as PublicKeyCredentialRequestOptions & { challenge: string };
  const publicKey: PublicKeyCredentialRequestOptions = { ...asked, challenge: bytes(asked.challenge), allowCredentials: described(options.allowCredentials) };
  const found = await answered(() => navigator.credentials.get({ publicKey }));
  const response = found.response as AuthenticatorAssertionResponse;
  return whole(found, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: text(response.userHandle),
  });
}

async function answered(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found) return found as PublicKeyCredential;
  } catch {
    // Browsers do not say why, so that pages cannot find out what a device holds.
  }
  throw new NoPasskey();
}

const whole = (found: PublicKeyCredential, response: Json): Json => ({
  id: found.id,
  rawId: text(found.rawId),
  type: found.type,
  clientExtensionResults: found.getClientExtensionResults(),
  response,
});
