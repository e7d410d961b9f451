import { ArticleView } from '@/src/components/articles/ArticleView'
import type { Draft } from '@/src/data/preview/readDraft'
import type { Site } from '@/tenants/Site'
import { BrandPage } from '../brands/BrandPage'
import { ModelPage } from '../models/ModelPage'
import { OfferPage } from '../offers/OfferPage'
import { PageSections } from '../PageSections'
import { PromoCardPage } from './PromoCardPage'

/** A draft as visitors would see it: by the same screens (CMS-01). */
export const DraftPage = ({ site, draft }: { site: Site; draft: Draft }) => {
  switch (draft.kind) {
    case 'offers':
      return <OfferPage site={site} offer={draft.offer} />
    case 'models':
      return <ModelPage site={site} model={draft.model} />
    case 'brands':
      return <BrandPage site={site} brand={draft.brand} />
    case 'promo-cards':
      return <PromoCardPage site={site} card={draft.card} />
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
