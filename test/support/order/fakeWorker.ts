import { readOrder, type OrderTask } from '../../../src/features/order/reading/readOrder';

interface FakeOptions {
  /** What the next workers do instead of reading. */
  instead?: 'fail' | 'wait' | undefined;
}

/**
 * Gives jsdom workers that read orders, with messages copied as between threads.
 * @returns the workers that have been made
 */
export function fakeWorkers(options: FakeOptions = {}) {
  const workers: FakeWorker[] = [];

  class FakeWorker {
    isTerminated = false;
    /** The message as it arrives. */
    task: OrderTask | undefined;
    onmessage: ((event: { readonly data: unknown }) => void) | undefined;
    onerror: ((event: Event) => void) | undefined;

    constructor(readonly url: URL) {
      workers.push(this);
    }

    postMessage(message: OrderTask): void {
      const task = structuredClone(message);
      this.task = task;
      if (options.instead === 'fail') queueMicrotask(() => this.onerror?.(new Event('error')));
      if (options.instead) return;
      void readOrder(task).then((order) => this.answer(order));
    }

    answer(order: unknown): void {
      if (!this.isTerminated) this.onmessage?.({ data: structuredClone(order) });
    }

    terminate(): void {
      this.isTerminated = true;
    }
  }

  const { Worker } = globalThis;
  Object.assign(globalThis, { Worker: FakeWorker });
  const restore = () => Object.assign(globalThis, { Worker });
  return { workers, options, restore };
}
