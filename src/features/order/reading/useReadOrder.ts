import { useEffect, useMemo, useRef, useState } from 'react';
import { parseOrderText } from '../../../domain/orderList/parseOrder';
import type { ParsedLine, ParsedOrder } from '../../../domain/orderList/parsedLine';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { choicesIn, noChoices } from './articleChoices';
import { readInWorker } from './readInWorker';
import type { OrderTask } from './readOrder';

/** A list with at most this many characters, in a catalogue of at most so many carpets, is read at once. */
const short = { text: 400, carpets: 1000 };
/** ms; a long list is read again when nothing has been typed for this long. */
const pause = 300;

const nothing: ParsedOrder = { lines: [] };

interface Reading extends Pick<OrderTask, 'source' | 'choices'> {
  readonly order: ParsedOrder;
}

/**
 * Reads an order: a short list at once, others in a worker. Until an answer to a question has been taken
 * into account, the order stays as it was; until another list has been read, it is empty.
 * @param lines those of a file, as it was read before any answer
 */
export function useReadOrder(
  source: OrderTask['source'],
  choices: OrderTask['choices'],
  lines?: readonly ParsedLine[],
) {
  const carpets = useAppSelector(selectCarpets);
  const [last, setLast] = useState<Reading | undefined>(
    lines && { source, choices: noChoices, order: { lines } },
  );
  const text = shortText(source, carpets);
  const atOnce = useMemo(
    () => text !== undefined && parseOrderText(text, carpets, choicesIn(choices, carpets)),
    [text, carpets, choices],
  );
  const isRead = text !== undefined || (last?.source === source && last.choices === choices);

  const typed = useRef(source);
  useEffect(() => {
    const wait = typed.current === source ? 0 : pause;
    typed.current = source;
    if (isRead) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      const order = await readInWorker({ source, carpets, choices }, signal);
      if (signal.aborted) return;
      setLast((before) => ({ source, choices, order: order ?? before?.order ?? nothing }));
    };
    const timer = setTimeout(() => void read(), wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [source, carpets, choices, isRead]);

  return {
    order: atOnce || (last?.source === source ? last.order : nothing),
    isReading: !isRead,
  };
}

/** A list that is read at once; undefined for any other source. */
function shortText(source: OrderTask['source'], carpets: OrderTask['carpets']): string | undefined {
  if (typeof source !== 'string') return undefined;
  const isShort = source.length <= short.text && carpets.length <= short.carpets;
  return isShort || source === '' ? source : undefined;
}
