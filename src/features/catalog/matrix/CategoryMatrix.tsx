import { useMemo } from 'react';
import type { Carpet, Category } from '../../../domain/settings/settings';
import { modelIdOf, modelsOf, type Model } from '../../../domain/trade/models';
import { ModelTitle } from '../ModelTitle';
import type { CarpetGroup } from '../view/groupCarpets';
import { MatrixNote } from './MatrixNote';
import styles from './CategoryMatrix.module.css';
import { usePaste } from './paste/usePaste';
import { MatrixOrder } from './sums/MatrixOrder';
import { OrderMatrix } from './table/OrderMatrix';

interface CategoryMatrixProps {
  readonly category: Category;
  /** The carpets that match the filters, in their order. */
  readonly groups: readonly CarpetGroup[];
  /** To be copied as a link. */
  readonly path: string;
}

/** A category as one matrix per model, in the order of their first carpets, with the totals of all of them. */
export function CategoryMatrix({ category, groups, path }: CategoryMatrixProps) {
  const { models, isShown } = useMemo(() => {
    const shown = groups.flatMap(({ carpets }) => carpets);
    const byId = new Map(modelsOf(category).map((model) => [model.id, model]));
    const ids = new Set([...shown, ...category.items].map(modelIdOf));
    return { models: [...ids].flatMap((id) => byId.get(id) ?? []), isShown: new Set(shown) };
  }, [category, groups]);
  return (
    <div className={styles.matrices}>
      {models.map((model) => (
        <ShownMatrix key={model.id} category={category} model={model} isShown={isShown} />
      ))}
      <div className={styles.order}>
        <MatrixOrder carpets={category.items} path={path} />
      </div>
      <MatrixNote carpets={category.items} />
    </div>
  );
}

interface ShownMatrixProps {
  readonly category: Category;
  readonly model: Model;
  readonly isShown: ReadonlySet<Carpet>;
}

function ShownMatrix({ category, model, isShown }: ShownMatrixProps) {
  const shown = useMemo(() => model.items.filter((item) => isShown.has(item)), [model, isShown]);
  const paste = usePaste(category.items);
  if (shown.length === 0) return null;
  return (
    <OrderMatrix
      model={model}
      shown={shown}
      paste={paste}
      head={
        <h3 className={styles.head}>
          <ModelTitle categoryId={category._id} model={model} shown={shown.length} />
        </h3>
      }
    />
  );
}
