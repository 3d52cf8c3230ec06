import { Fragment, useId } from 'react';
import { formatNumber } from '../../../../domain/format/number';
import type { RollMeasure } from '../../../../domain/model/measureOf';
import { convertNeed, type Need, type Roll } from '../../../../domain/model/rolls';
import field from '../../../../shared/ui/form/field.module.css';
import { selectOnFocus } from '../../../../shared/ui/form/selectOnFocus';
import styles from './RollCalculator.module.css';

/** A text, and the field into which it was typed. */
export interface Typed {
  readonly measure: RollMeasure;
  readonly text: string;
}

interface NeedFieldsProps {
  readonly roll: Roll;
  readonly typed: Typed;
  /** The need that the text stands for, if it is a number. */
  readonly need: Need | undefined;
  readonly onType: (typed: Typed) => void;
}

const measures = [
  { measure: 'length', label: 'Длина, м' },
  { measure: 'area', label: 'Площадь, м²' },
] as const;

/** Length and area; each fills in the other. */
export function NeedFields({ roll, typed, need, onType }: NeedFieldsProps) {
  const id = useId();
  const converted = (measure: RollMeasure) =>
    need ? formatNumber(convertNeed(roll, need, measure)) : '';
  return (
    <div className={styles.need}>
      {measures.map(({ measure, label }, index) => {
        const isTyped = measure === typed.measure;
        return (
          <Fragment key={measure}>
            {index > 0 && <span aria-hidden="true">или</span>}
            <div className={field.field}>
              <label className={field.label} htmlFor={id + measure}>
                {label}
              </label>
              <input
                id={id + measure}
                className={field.input}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                value={isTyped ? typed.text : converted(measure)}
                aria-invalid={isTyped && !need && typed.text.trim() !== ''}
                onChange={({ target }) => onType({ measure, text: target.value })}
                {...selectOnFocus}
              />
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
