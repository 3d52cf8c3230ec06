import type { Roll } from '../../../../domain/model/rolls';
import chip from '../../../../shared/ui/form/chip.module.css';
import { Select } from '../../../../shared/ui/form/Select';
import styles from './RollCalculator.module.css';

interface RollChoiceProps {
  readonly rolls: readonly Roll[];
  readonly roll: Roll;
  readonly onChoose: (roll: Roll) => void;
}

/** The width and the colour of a roll, each only if there is a choice. */
export function RollChoice({ rolls, roll, onChoose }: RollChoiceProps) {
  const sizes = [...new Set(rolls.map(({ size }) => size))];
  const alike = rolls.filter(({ size }) => size === roll.size);
  const colorOf = ({ carpet: { color, article, title } }: Roll) => color ?? article ?? title;

  const chooseSize = (size: string) => {
    const offered = rolls.filter((each) => each.size === size);
    const next = offered.find((each) => colorOf(each) === colorOf(roll)) ?? offered[0];
    if (next) onChoose(next);
  };

  return (
    <>
      {sizes.length > 1 && (
        <fieldset className={styles.sizes}>
          <legend>{roll.carpet.length === undefined ? 'Ширина рулона' : 'Размер'}</legend>
          <div className={chip.chips}>
            {sizes.map((size) => (
              <button
                key={size}
                type="button"
                className={chip.chip}
                aria-pressed={size === roll.size}
                onClick={() => chooseSize(size)}
              >
                {size}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {alike.length > 1 && (
        <Select
          className={styles.color}
          label="Цвет"
          value={roll.carpet._id}
          options={alike.map((each) => ({ value: each.carpet._id, label: colorOf(each) }))}
          onChange={(id) => {
            const next = alike.find(({ carpet }) => carpet._id === id);
            if (next) onChoose(next);
          }}
        />
      )}
    </>
  );
}
