import { findRoute } from '../../app/routes';
import { publishedCategories, type Category, type Settings } from '../../domain/settings/settings';
import { modelsOf, type Model } from '../../domain/trade/models';
import type { PictureKind } from '../../shared/paths';

/** The category or the model that a page shows; a model comes with its category. */
export interface Subject {
  readonly category?: Category | undefined;
  readonly model?: Model | undefined;
}

export function subjectOf(settings: Settings, address: string): Subject {
  const { id, model: modelId } = findRoute(address).params;
  const category = publishedCategories(settings).find(({ _id }) => _id === id);
  if (!category || modelId === undefined) return { category };
  const model = modelsOf(category).find((each) => each.id === modelId);
  return model ? { category, model } : {};
}

interface SubjectPicture {
  readonly kind: PictureKind;
  /** The name of the original. */
  readonly file: string;
  /** What it shows. */
  readonly alt: string;
}

/** The pictures that stand for a subject, the best first: those of the model, or of the category. */
export function picturesOf({ category, model }: Subject): SubjectPicture[] {
  if (model) return model.images.map((file) => ({ kind: 'photo', file, alt: model.title }));
  return category?.image ? [{ kind: 'category', file: category.image, alt: category.title }] : [];
}
