import { useState } from 'react';
import type { Model } from '../../../domain/trade/models';
import { useAppSelector } from '../../../state/hooks';
import { anchors } from '../../../shared/paths';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { CarpetRow } from '../carpets/CarpetRow';
import { CarpetTable } from '../carpets/CarpetTable';

interface ModelGoodsProps {
  readonly model: Model;
  /** Called after a carpet without a price was put into the cart. */
  readonly onAskPrice: () => void;
}

export function ModelGoods({ model: { title, items }, onAskPrice }: ModelGoodsProps) {
  const marked = useAppSelector(selectLocation).hash.slice(1);
  const [drafts] = useState(() => new Map<string, number>());
  return (
    <CarpetTable
      caption={`${title}: артикулы, упаковки, цены`}
      rows={items.map((carpet) => (
        <CarpetRow
          key={carpet._id}
          carpet={carpet}
          isMarked={marked === anchors.carpet(carpet._id)}
          drafts={drafts}
          onAskPrice={onAskPrice}
        />
      ))}
    />
  );
}
