import clsx from 'clsx';
import { memo } from 'react';
import { anchors } from '../../../shared/paths';
import layout from '../../../shared/ui/layout/layout.module.css';
import { Table } from '../../../shared/ui/layout/Table';
import { HydratedLater } from '../../../shared/startup/HydratedLater';
import text from '../../../shared/ui/text/text.module.css';
import type { CarpetListProps } from '../carpets/carpetProps';
import { lotRuleOf } from '../modelSummary';
import { CarpetRow } from './CarpetRow';
import { ModelRow } from './ModelRow';
import { areToldApart } from './ShortName';
import { splitGroups } from './splitGroups';
import styles from './CarpetTable.module.css';

const columns = [
  { title: 'Фото', className: styles.picture },
  { title: 'Артикул' },
  { title: 'Наименование' },
  { title: 'Размер', className: styles.size },
  { title: 'В упаковке', className: `${styles.pack} ${text.number}` },
  { title: 'Мин. партия', className: `${styles.pack} ${text.number}` },
  { title: 'Цена', className: text.number },
  { title: 'Наличие', className: styles.stock },
  { title: 'Количество', className: styles.quantity },
];

export const CarpetTable = memo(function CarpetTable({
  title: caption,
  categoryId,
  groups,
  marked,
}: CarpetListProps) {
  const hasTitles = groups.some(({ model }) => !model || !areToldApart(model.items));
  return (
    <Table
      caption={`${caption}: артикулы, упаковки, цены`}
      className={clsx(styles.table, hasTitles && styles.titled)}
    >
      <thead>
        <tr role="row">
          {columns.map(({ title, className }) => (
            <th key={title} scope="col" role="columnheader" className={className}>
              {title}
            </th>
          ))}
          <th scope="col" role="columnheader">
            <span className={layout.hidden}>В корзину</span>
          </th>
        </tr>
      </thead>
      {splitGroups(groups).map(({ key, model, carpets, shown, isLayoutDeferred }) => {
        const isRuleStated = model !== undefined && lotRuleOf(model) !== undefined;
        const isShort = model !== undefined && areToldApart(model.items);
        return (
          <HydratedLater key={key} when={isLayoutDeferred}>
            <tbody
              className={clsx(isLayoutDeferred && styles.deferred)}
              data-rows={isLayoutDeferred ? carpets.length : undefined}
            >
              {model && <ModelRow categoryId={categoryId} model={model} shown={shown} />}
              {carpets.map((carpet) => (
                <CarpetRow
                  key={carpet._id}
                  carpet={carpet}
                  categoryId={categoryId}
                  isMarked={marked === anchors.carpet(carpet._id)}
                  isShort={isShort}
                  isRuleStated={isRuleStated}
                />
              ))}
            </tbody>
          </HydratedLater>
        );
      })}
    </Table>
  );
});
