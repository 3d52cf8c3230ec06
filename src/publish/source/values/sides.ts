/** cm. No roll is wider. */
export const widest = 1000;

/** cm. Two sides without a unit that are both as large may be in millimetres. */
export const large = 500;

/** cm. No mat is smaller. */
export const shortest = 10;

/** Whether a side that is taken for centimetres may be in metres. @param side in cm */
export const mayBeMetres = (side: number) => side > 0 && side < shortest;
