import { BrandPanel } from './BrandPanel'
import { LinkPanel, type LinkPanelProps } from './LinkPanel'
import { ModelPanel, type ModelPanelProps } from './ModelPanel'
import { StockPanel, type StockPanelProps } from './StockPanel'
import type { MenuBrand } from './menuBrands'

/** What a menu entry opens, as data: its elements are made when it is opened. */
export type PanelContent =
  | ({ kind: 'stock' } & StockPanelProps)
  | ({ kind: 'models' } & ModelPanelProps)
  | { kind: 'brands'; brands: MenuBrand[] }
  | ({ kind: 'links' } & LinkPanelProps)

/** The panel of a menu entry (CON-01..04). */
export const MenuPanel = (content: PanelContent) => {
  switch (content.kind) {
    case 'stock':
      return <StockPanel {...content} />
    case 'models':
      return <ModelPanel {...content} />
    case 'brands':
      return <BrandPanel {...content} />
    case 'links':
      return <LinkPanel {...content} />
  }
}
