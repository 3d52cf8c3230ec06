import type { Model } from '../../../domain/trade/models';
import { areByWidth } from '../../../domain/trade/size';
import { useAppSelector } from '../../../state/hooks';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { MatrixNote } from './MatrixNote';
import styles from './ModelMatrix.module.css';
import { PasteField } from './paste/PasteField';
import { usePaste } from './paste/usePaste';
import { MatrixOrder } from './sums/MatrixOrder';
import { OrderMatrix } from './table/OrderMatrix';

/** The matrix of a model's page, with everything that belongs to it. */
export function ModelMatrix({ model }: { readonly model: Model }) {
  const { items } = model;
  const { pathname } = useAppSelector(selectLocation);
  const paste = usePaste(items);
  return (
    <>
      <div className={styles.head}>
        <h2>{areByWidth(items) ? 'Ширина' : 'Размер'} и цвет</h2>
        <PasteField
          page={pathname}
          onPaste={(text) => paste.intoMatrix(text, items)}
          onOpen={paste.prepare}
        />
      </div>
      <OrderMatrix model={model} shown={items} paste={paste}>
        <MatrixOrder carpets={items} path={pathname} />
      </OrderMatrix>
      <MatrixNote carpets={items} />
    </>
  );
}
