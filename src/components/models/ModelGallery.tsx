import { Photo } from '@/src/components/ui/Photo'
import { Section } from '@/src/components/ui/Section'
import { cx } from '@/src/components/ui/cx'
import type { ModelRange } from '@/src/domain/content/models/modelRange'

/** One large picture beside two. */
const THREE = 'lg:grid-cols-3 lg:[&>:first-child]:row-span-2'

/** Pictures of a model, two in a row; an odd number begins with a wide one. Nothing without any. */
export const ModelGallery = ({ name, pictures }: { name: string; pictures: ModelRange['gallery'] }) =>
  pictures.length > 0 && (
    <Section id="pictures" title={`See the ${name} up close`} ground="surface">
      <ul className={cx('grid grid-cols-2 gap-3 lg:gap-5', pictures.length === 3 && THREE)}>
        {pictures.map(({ url, alt, caption }, index) => (
          <li key={index} className="[&:first-child:nth-last-child(odd)]:col-span-2">
            <figure>
              <div className="relative aspect-[8/5] overflow-hidden rounded-xl bg-canvas">
                <Photo url={url} alt={alt} sizes="(min-width: 1024px) 40rem, 50vw" className="object-cover" />
              </div>
              {caption && <figcaption className="mt-2 text-muted">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
