import clsx from 'clsx';
import { useState } from 'react';
import { coverNeed, rollOf, type Need, type Roll } from '../../../../domain/model/rolls';
import type { Carpet } from '../../../../domain/settings/settings';
import { readAmount } from '../../../../domain/trade/amount';
import layout from '../../../../shared/ui/layout/layout.module.css';
import text from '../../../../shared/ui/text/text.module.css';
import { NeedFields, type Typed } from './NeedFields';
import styles from './RollCalculator.module.css';
import { RollChoice } from './RollChoice';
import { RollResult } from './RollResult';
import { WriteAmount } from './WriteAmount';

/** «Рассчитать на площадь», for carpets that are cut from a roll (docs/product.md §19.6). */
export function RollCalculator({ carpets }: { readonly carpets: readonly Carpet[] }) {
  const [first, ...rest] = carpets.flatMap((carpet) => rollOf(carpet) ?? []);
  return first ? <Calculator rolls={[first, ...rest]} /> : null;
}

function Calculator({ rolls }: { readonly rolls: readonly [Roll, ...Roll[]] }) {
  const [chosen, setChosen] = useState(rolls[0].carpet._id);
  const [typed, setTyped] = useState<Typed>({ measure: 'length', text: '' });
  /** An amount that the visitor prefers to the one that covers the need. */
  const [preferred, setPreferred] = useState<number>();

  const roll = rolls.find(({ carpet }) => carpet._id === chosen) ?? rolls[0];
  const need = readNeed(typed);
  const cover = need && coverNeed(roll, need);
  const amount = preferred ?? cover?.amount;

  return (
    <section className={clsx(layout.panel, styles.calculator)} aria-labelledby="calculator">
      <div className={styles.head}>
        <h2 id="calculator">Рассчитать на площадь</h2>
        <p className={text.note}>Длина × ширина рулона. Результат округляем вверх до кратности.</p>
      </div>
      <RollChoice
        rolls={rolls}
        roll={roll}
        onChoose={({ carpet }) => {
          setPreferred(undefined);
          setChosen(carpet._id);
        }}
      />
      <NeedFields
        roll={roll}
        typed={typed}
        need={need}
        onType={(next) => {
          setPreferred(undefined);
          setTyped(next);
        }}
      />
      <div className={styles.result} role="status">
        {cover && amount !== undefined && (
          <RollResult roll={roll} cover={cover} amount={amount} onTake={setPreferred} />
        )}
        {need && !cover && <p>Столько не заказать: проверьте число</p>}
        {!need && typed.text.trim() !== '' && <p>Не поняли число</p>}
      </div>
      {amount !== undefined && (
        <WriteAmount key={`${chosen}/${amount}`} roll={roll} amount={amount} />
      )}
    </section>
  );
}

function readNeed({ measure, text: typed }: Typed): Need | undefined {
  const value = readAmount(typed);
  return value === undefined ? undefined : { measure, value };
}
