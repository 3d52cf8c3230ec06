import { readOrder, type OrderTask } from './readOrder';

self.onmessage = async ({ data }: MessageEvent<OrderTask>) => {
  // what fails here is read again in the page
  self.postMessage(await readOrder(data).catch(() => undefined));
};
