import { LazyVideoFace } from './LazyVideoFace'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { Section } from '@/src/components/ui/Section'
import type { VideoSource } from '@/src/domain/gallery/videoSource'
import type { lookOf } from './sectionProps'

interface VideoSectionProps {
  look: ReturnType<typeof lookOf>
  heading: string | null
  text: string | null
  action: { label: string; href: string } | null
  video: VideoSource
  poster: string | null
  /** The text is beside the video on a wide screen. */
  beside: boolean
}

/** A video with text above or beside it. */
export const VideoSection = ({ look, heading, text, action, video, poster, beside }: VideoSectionProps) => {
  const frame = (
    <div className="relative aspect-video overflow-hidden rounded-xl bg-ink shadow-raised">
      <LazyVideoFace
        video={video}
        label={heading ?? 'Video'}
        poster={poster}
        sizes={beside ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 1400px) 84rem, 100vw'}
      />
    </div>
  )
  if (!beside)
    return (
      <Section {...look} title={heading ?? undefined} intro={text} link={action}>
        {frame}
      </Section>
    )
  return (
    <Section {...look}>
      <div className={cx('grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-16')}>
        <div>
          {heading && <h2 className="text-heading">{heading}</h2>}
          {text && <p className="mt-4 text-lead text-muted">{text}</p>}
          {action && (
            <Button href={action.href} size="lg" className="mt-7">
              {action.label}
            </Button>
          )}
        </div>
        {frame}
      </div>
    </Section>
  )
}
