import clsx from 'clsx';
import { Component, type ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { ButtonAnchor } from '../../shared/ui/button/Button';
import { EmptyState } from '../../shared/ui/text/EmptyState';
import layout from '../../shared/ui/layout/layout.module.css';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Shows a sentence with links in place of children that can't be rendered. */
export class Boundary extends Component<BoundaryProps> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Failure /> : this.props.children;
  }
}

/** Needs no store and no router, since either of them may be what failed. */
function Failure() {
  const { pathname, search } = window.location;
  return (
    <div className={clsx(layout.wrap, layout.section)} role="alert">
      <EmptyState
        icon="alert"
        title="Не удалось показать эту часть сайта. Обновите страницу: корзина и заявки сохранены"
      >
        <ButtonAnchor href={pathname + search}>Обновить</ButtonAnchor>
        <ButtonAnchor variant="ghost" href={paths.home}>
          На главную
        </ButtonAnchor>
      </EmptyState>
    </div>
  );
}
