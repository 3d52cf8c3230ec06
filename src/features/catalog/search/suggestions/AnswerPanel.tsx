import { useCallback, useState, type ReactNode } from 'react';
import { formatUnit } from '../../../../domain/format/units';
import { countOf, words } from '../../../../domain/format/plural';
import { stepUp } from '../../../../domain/trade/lot';
import type { Carpet } from '../../../../domain/settings/settings';
import { selectAmountInCart } from '../../../../state/cart/itemsInCart';
import { putInCart } from '../../../../state/cart/putInCart';
import { useAppDispatch, useAppStore } from '../../../../state/hooks';
import layout from '../../../../shared/ui/layout/layout.module.css';
import { typeInto, useFieldText } from './field';
import { Found } from './options/Found';
import { NothingSuggested } from './options/NothingSuggested';
import { useAnswer } from './useAnswer';
import { useCombobox } from './useCombobox';

interface AnswerPanelProps {
  readonly field: HTMLInputElement;
  readonly className?: string | undefined;
  readonly isOpen: boolean;
  /** Whether it fills the screen of a phone. */
  readonly isSheet?: boolean;
  readonly onClose: () => void;
  /** Shown below the list. */
  readonly children?: ReactNode;
}

/** The answer to the text of a field, and a status that announces it. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { field, className, isOpen, isSheet = false, onClose, children } = props;
  const answer = useAnswer(useFieldText(field));
  const { added, add } = useAddToCart(answer?.query);
  const shown = isOpen ? answer : undefined;
  const isFound = shown !== undefined && (shown.offers.length > 0 || shown.total === undefined);
  const group = shown?.group;
  const options = isFound
    ? [
        ...shown.offers,
        ...(group ? [group.model ?? group.category] : []),
        ...(isSheet ? [] : ['all']),
      ]
    : [];

  const chosen = useCombobox(field, {
    options,
    isOpen: isSheet || shown !== undefined,
    onClose,
    onAdd: (index) => {
      const offer = shown?.offers[index];
      if (offer) add(offer.carpet);
      return offer !== undefined;
    },
  });

  return (
    <>
      <p className={layout.hidden} role="status">
        {/* a toast says what was added, but not behind a sheet */}
        {shown && ((isSheet && added) || totalText(shown.total))}
      </p>
      {shown && (
        // the field keeps the focus, and so the panel stays open, while something in it is pressed
        <div
          className={className}
          onMouseDown={(event) => event.preventDefault()}
          role="presentation"
        >
          {isFound ? (
            <Found answer={shown} chosen={chosen} isSheet={isSheet} onOpen={onClose} onAdd={add} />
          ) : (
            <NothingSuggested
              answer={shown}
              onRetry={(query) => typeInto(field, query)}
              onOpen={onClose}
            />
          )}
          {isFound && children}
        </div>
      )}
    </>
  );
}

function totalText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  return total === 0 ? 'Ничего не нашли' : `Найдено: ${countOf(total, words.positions)}`;
}

/**
 * Adds the smallest amount of a carpet, or the next step to what is in the cart, and reports it until the
 * query changes.
 */
function useAddToCart(query: string | undefined) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [report, setReport] = useState<{ query: string | undefined; text: string }>();
  const add = useCallback(
    (carpet: Carpet) => {
      const amount = stepUp(carpet, selectAmountInCart(store.getState(), carpet._id) ?? 0);
      dispatch(putInCart(carpet, amount));
      const text = `${carpet.article ?? carpet.title}: в корзине ${formatUnit(amount, carpet.unit)}`;
      setReport({ query, text });
    },
    [dispatch, store, query],
  );
  return { added: report?.query === query ? report?.text : undefined, add };
}
