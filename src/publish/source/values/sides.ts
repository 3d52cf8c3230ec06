/** cm. No roll is wider. */
export const widest = 1000;

/** cm. Two sides without a unit that are both as large may be in millimetres. */
export const large = 500;

/** A mat has at least ten centimetres. @param side in cm */
export const mayBeMetres = (side: number) => side > 0 && side < 10;
