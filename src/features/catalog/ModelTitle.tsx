import type { Model } from '../../domain/trade/models';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/router/Link';
import { Icon } from '../../shared/ui/picture/Icon';
import text from '../../shared/ui/text/text.module.css';
import { modelSummary } from './modelSummary';

export interface ModelTitleProps {
  readonly categoryId: string;
  readonly model: Model;
  /** The number of its carpets in the list or the matrix. */
  readonly shown: number;
}

/** What the heading of a model says in a category; the class of the heading composes that of ModelTitle.module.css. */
export function ModelTitle({ categoryId, model, shown }: ModelTitleProps) {
  const address = paths.model(categoryId, model.id);
  return (
    <>
      <Link to={address}>{model.title}</Link> <small>{modelSummary(model, shown)}</small>
      {/* the title is a link to the same page */}
      <Link to={address} className={text.more} tabIndex={-1} aria-hidden="true">
        <span>Страница модели</span>
        <Icon name="right" />
      </Link>
    </>
  );
}
