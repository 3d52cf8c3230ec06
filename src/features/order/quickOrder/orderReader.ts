import type * as Reader from '../../../domain/orderList/parseOrder';

let reader: typeof Reader | undefined;

/** The code that reads a list; undefined until it was wanted and has come. */
export const orderReader = () => reader;

/** Fetches it, with the list that tells what it read. Rejects where it can't be had. */
export async function wantOrderReader(): Promise<void> {
  reader = await import(
    /* webpackChunkName: "order-lines" */ '../../../domain/orderList/parseOrder'
  );
}
