import { formatUnitPrices, pricesOf } from '../../domain/model/prices';
import { countOf, words } from '../../domain/format/plural';
import { sentence } from '../../domain/format/sentence';
import { shorten } from '../../domain/format/shorten';
import { modelsOf, type Model } from '../../domain/trade/models';
import { ModelMatrix, useMarkedMatrix } from '../../features/catalog/matrix/modelMatrixPart';
import { RollCalculator } from '../../features/catalog/model/calculator/RollCalculator';
import { FullPictures } from '../../features/catalog/model/gallery/Gallery';
import { ModelText } from '../../features/catalog/model/ModelText';
import { OtherModels } from '../../features/catalog/model/OtherModels';
import { useAppSelector } from '../../state/hooks';
import { selectCategory } from '../../state/settings/settingsSlice';
import layout from '../../shared/ui/layout/layout.module.css';
import type { Head, Page, PageProps } from '../page';
import { UnknownCategory, unknownCategoryHead } from '../UnknownCategory';
import { ModelHeading } from './ModelHeading';
import { UnknownModel, unknownModelHead } from './UnknownModel';

export const page: Page = {
  head: (settings, { id = '', model: modelId }) => {
    const category = selectCategory({ settings }, id);
    if (!category) return unknownCategoryHead;
    const model = modelsOf(category).find((each) => each.id === modelId);
    return model ? headOf(model) : unknownModelHead;
  },
  Hero: ModelHero,
  Content: ModelContent,
  parts: [ModelMatrix],
  laterParts: [FullPictures],
};

/** Characters of a description. */
const shownBySearchEngines = 160;

function headOf({ title, items, description }: Model): Head {
  const prices = pricesOf(items).map(formatUnitPrices);
  const offer = [countOf(items.length, words.positions), ...prices].join(', ');
  return {
    title,
    description: shorten(
      [sentence(`${title} оптом: ${offer}`), description].filter(Boolean).join(' '),
      shownBySearchEngines,
    ),
  };
}

/** The category and the model of the address, as far as they are published. */
function useModel({ params: { id = '', model: modelId } }: PageProps) {
  const category = useAppSelector((state) => selectCategory(state, id));
  const model = category && modelsOf(category).find((each) => each.id === modelId);
  return { category, model };
}

function ModelHero(props: PageProps) {
  const { category, model } = useModel(props);
  if (!category) return <UnknownCategory />;
  if (!model) return <UnknownModel category={category} />;
  return <ModelHeading category={category} model={model} />;
}

function ModelContent(props: PageProps) {
  const { category, model } = useModel(props);
  useMarkedMatrix();
  if (!category || !model) return null;
  return (
    <>
      <section className={layout.sectionClose}>
        <div className={layout.wrap}>
          <ModelMatrix model={model} />
          <RollCalculator carpets={model.items} />
          <ModelText description={model.description} />
        </div>
      </section>
      <OtherModels category={category} model={model} />
    </>
  );
}
