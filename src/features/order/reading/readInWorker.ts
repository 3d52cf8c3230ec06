import type { ParsedLine, ParsedOrder } from '../../../domain/orderList/parsedLine';
import type { Carpet } from '../../../domain/settings/settings';
import { readOrder, type OrderTask } from './readOrder';

/** ms; no order takes that long, even with code from a slow network. */
const maxTime = 60_000;

function tooSlow({ source }: OrderTask): string {
  const whole = typeof source === 'string' ? 'список' : 'файл';
  return `Не удалось прочитать за минуту. Разделите ${whole} на части`;
}

/**
 * Reads an order in a worker, so that the page stays usable, or in the page if a worker can't.
 * @returns undefined if code could not be loaded, or the signal was aborted
 */
export async function readInWorker(
  task: OrderTask,
  signal?: AbortSignal,
): Promise<ParsedOrder | undefined> {
  const order = await askWorker(task, signal).catch(() => undefined);
  if (order) return withCarpets(order, task.carpets);
  return signal?.aborted ? undefined : readOrder(task);
}

async function askWorker(task: OrderTask, signal?: AbortSignal): Promise<ParsedOrder | undefined> {
  signal?.throwIfAborted();
  const worker = new Worker(
    /* webpackChunkName: "order-worker" */ new URL('./orderWorker.ts', import.meta.url),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<ParsedOrder | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ParsedOrder | undefined>) => resolve(data);
    worker.onerror = reject;
    signal?.addEventListener('abort', reject);
    timer = setTimeout(() => resolve({ refusal: tooSlow(task) }), maxTime);
    worker.postMessage({ ...task, carpets: task.carpets.map(inBrief) });
  });
  return answer.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** What reading needs of a carpet: copying all of 10,000 would take the page longer than reading a list. */
function inBrief(carpet: Carpet): Carpet {
  const { _id, title, article, barcode, unit, packQty, price, priceTiers } = carpet;
  return { _id, title, article, barcode, unit, packQty, price, priceTiers };
}

/** The result of a worker with the page's carpets instead of copies. */
function withCarpets(order: ParsedOrder, carpets: readonly Carpet[]): ParsedOrder {
  if ('refusal' in order) return order;
  const byId = new Map(carpets.map((carpet) => [carpet._id, carpet]));
  const own = (copy: Carpet) => byId.get(copy._id) ?? copy;
  const lines = order.lines.map((line): ParsedLine => {
    const { result } = line;
    if ('carpet' in result) return { ...line, result: { ...result, carpet: own(result.carpet) } };
    if (!('guess' in result) || !result.guess) return line;
    const guess = { ...result.guess, carpets: result.guess.carpets.map(own) };
    return { ...line, result: { ...result, guess } };
  });
  return { lines };
}
