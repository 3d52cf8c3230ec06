/** ms without scrolling, a press or a key, after which the page is at rest. */
export const restTime = 1000;
