import { at, draw } from "mazzo/cards/pen";
import { frenchSign } from "mazzo/cards/french/suits";

/** The yellow dwarf of 7♦: six diamonds beside him, the seventh in his hands. */
const DWARF = `
// boots
k M-40 96C-52 96-54 108-44 110H-6V84H-34ZM40 96C52 96 54 108 44 110H6V84H34Z
w2 M-34 100H-12M34 100H12
// coat and belt
o M-46 88C-56 40-46 0-30-14H30C46 0 56 40 46 88Z
k M-50 52H50V66H-50Z
p M-11 48H11V70H-11Z
n2 M-5 54H5V64H-5Z
// arms
o M-32-8C-56 2-62 30-46 40L-18 34L-20 18L-34 20C-36 10-30 4-24 2ZM32-8C56 2 62 30 46 40L18 34L20 18L34 20C36 10 30 4 24 2Z
// face and beard
p M-26-52V-20H26V-52Z
p M-27-34C-36-6-20 14 0 30C20 14 36-6 27-34C20-22 12-26 0-26C-12-26-20-22-27-34Z
n2= M17-14C18-4 12 6 6 14
n2 M0-4V18
r o0 -31 7
r! M-7-17Q0-11 7-17Q0-20-7-17Z
// cap
o M-32-46C-34-82-16-104 30-112C46-114 52-100 44-92C38-98 30-96 26-92C32-78 32-60 32-46C14-56-14-56-32-46Z
w2.5 M-18-70C-14-84 0-96 20-101
r o47 -97 8
k M-34-52C-14-62 14-62 34-52L33-44C14-53-14-53-33-44Z
k!= e 11 -38 2.8 3.2
`;

export function dwarf(): string {
  const sign = frenchSign("d");
  const beside = [[34, 150], [34, 197], [34, 244], [166, 56], [166, 103], [166, 150]] as const;
  const hands = draw("p= M12 28C20 22 28 28 26 38C22 44 14 44 10 40Z");
  return (
    at(98, 154, draw(DWARF) + at(0, 34, `<g stroke="var(--paper,#fbf6e9)" stroke-width="4">${sign}</g>`, 1.05) + hands, 0.92) +
    beside.map(([x, y]) => at(x, y, sign, 0.72)).join("")
  );
}
