import { ArticleView } from '@/src/components/articles/ArticleView'
import type { Draft } from '@/src/data/preview/readDraft'
import type { Site } from '@/tenants/Site'
import { BrandScreen } from '../brands/BrandScreen'
import { ModelScreen } from '../models/ModelScreen'
import { OfferScreen } from '../offers/OfferScreen'
import { PageSections } from '../PageSections'
import { PromoCardScreen } from './PromoCardScreen'

/** A draft as visitors would see it: by the same screens (CMS-01). */
export const DraftScreen = ({ site, draft }: { site: Site; draft: Draft }) => {
  switch (draft.kind) {
    case 'offers':
      return <OfferScreen site={site} offer={draft.offer} />
    case 'models':
      return <ModelScreen site={site} model={draft.model} />
    case 'brands':
      return <BrandScreen site={site} brand={draft.brand} />
    case 'promo-cards':
      return <PromoCardScreen site={site} card={draft.card} />
    case 'blogs': {
      const { article } = draft
      return (
        <ArticleView {...article} site={site} author={article.author ?? site.name} content={article.content ?? null} />
      )
    }
    case 'pages':
      return <PageSections site={site} page={draft.page} />
  }
}
