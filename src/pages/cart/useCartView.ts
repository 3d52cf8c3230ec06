import { useEffect, useState } from 'react';
import { cartKey, selectIsCartFull, selectIsCartRead } from '../../state/cart/cartSlice';
import { useAppSelector } from '../../state/hooks';
import { createLoader } from '../../shared/lazyPart/loader';
import { deviceStorage } from '../../shared/lib/storage';
import { useRouter } from '../../shared/router/RouterContext';

/** Needed for a cart that is not empty. */
export const fullCart = createLoader(
  () => import(/* webpackChunkName: "full-cart" */ './FullCart'),
);

const emptyList = '[]';
// at once, so that a saved cart is shown as soon as it has been read
if ((deviceStorage.read(cartKey) ?? emptyList) !== emptyList) {
  fullCart.preload().catch(() => undefined);
}

/**
 * What the page shows: an empty cart once storage has been read, one that is not empty once the code for
 * it has been loaded as well.
 */
export function useCartView() {
  const { loadFailed } = useRouter();
  const isRead = useAppSelector(selectIsCartRead);
  const isFull = useAppSelector(selectIsCartFull);
  const [loaded, setLoaded] = useState(fullCart.current);
  const code = loaded ?? fullCart.current();

  useEffect(() => {
    if (!isFull) return;
    fullCart.load(loadFailed);
    void fullCart.loaded.then(setLoaded);
  }, [isFull, loadFailed]);

  // an empty cart that is filled stays on the screen while the code is loading
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && (isFull ? code : isRead)) setKnown(true);
  return { isKnown, full: isFull ? code : undefined };
}
