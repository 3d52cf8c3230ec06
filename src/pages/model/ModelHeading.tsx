import type { Category } from '../../domain/settings/settings';
import type { Model } from '../../domain/trade/models';
import { Gallery } from '../../features/catalog/model/gallery/Gallery';
import { ModelFacts } from '../../features/catalog/model/ModelFacts';
import { ModelPrices } from '../../features/catalog/model/ModelPrices';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { HeadingStep } from '../../shared/ui/layout/HeadingStep';
import { crumbsOf } from './crumbsOf';
import styles from './ModelHeading.module.css';

interface ModelHeadingProps {
  readonly category: Category;
  readonly model: Model;
}

/** Name, prices and facts of a model, with its pictures at the right or, on phones, in between. */
export function ModelHeading({ category, model }: ModelHeadingProps) {
  return (
    <HeadingStep compact className={styles.heading}>
      <div>
        <Breadcrumbs parents={crumbsOf(category)} current={model.name} />
        <h1 tabIndex={-1}>{model.title}</h1>
        <ModelPrices carpets={model.items} />
      </div>
      <div className={styles.gallery}>
        <Gallery model={model} />
      </div>
      <ModelFacts model={model} />
    </HeadingStep>
  );
}
