import { useEffect } from 'react';
import { selectHasItems } from '../../../state/cart/cartSlice';
import { useAppSelector } from '../../../state/hooks';
import { lazyPart } from '../../../shared/lazyPart/lazyPart';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { useRouter } from '../../../shared/router/RouterContext';

export const ModelMatrix = lazyPart(
  async () => (await import(/* webpackChunkName: "matrix" */ './ModelMatrix')).ModelMatrix,
);

/** Loads the matrix before the first interaction if a cart or a fragment may mark one of its cells. */
export function useMarkedMatrix(): void {
  const { loadFailed } = useRouter();
  const isMarked = useAppSelector(
    (state) => selectHasItems(state) || selectLocation(state).hash !== '',
  );
  useEffect(() => {
    if (isMarked) ModelMatrix.load(loadFailed);
  }, [isMarked, loadFailed]);
}
