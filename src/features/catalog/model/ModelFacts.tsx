import { barcodesOf, factsOf, type Fact } from '../../../domain/model/facts';
import type { Model } from '../../../domain/trade/models';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import styles from './ModelFacts.module.css';

/** Everything that the settings tell about a model (docs/product.md §19.3). */
export function ModelFacts({ model }: { readonly model: Model }) {
  const barcodes = barcodesOf(model);
  const [only] = barcodes;
  const isOne = model.items.length === 1 && only !== undefined;
  const facts = [...factsOf(model), ...(isOne ? [{ ...only, name: 'Штрихкод' }] : [])];
  return (
    <div>
      {facts.length > 0 && <FactList facts={facts} />}
      {barcodes.length > 0 && !isOne && (
        <details className={styles.barcodes}>
          <summary className={text.action}>
            Штрихкоды
            <Icon name="down" />
          </summary>
          <FactList facts={barcodes} />
        </details>
      )}
    </div>
  );
}

function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name + value}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
