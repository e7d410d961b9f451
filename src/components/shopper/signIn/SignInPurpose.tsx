import { NextSteps } from '@/src/components/tradeIn/NextSteps'
import { Photo } from '@/src/components/ui/Photo'

interface SignInPurposeProps {
  title: string
  text: string | null
  steps: { title: string; text: string }[]
  image: { url: string; alt: string } | null
}

/** Before a sign-in that a page asks for: what the page is for, in the dealership's words. */
export const SignInPurpose = ({ title, text, steps, image }: SignInPurposeProps) => (
  <div className="overflow-hidden rounded-xl border border-line bg-canvas">
    {image && (
      <div className="relative aspect-[5/2] lg:aspect-[2/1]">
        <Photo
          url={image.url}
          alt={image.alt}
          sizes="(min-width: 1024px) 34rem, (min-width: 640px) 32rem, 100vw"
          className="object-cover object-[center_62%]"
        />
      </div>
    )}
    <div className="p-5 sm:p-10">
      <p className="text-heading">{title}</p>
      {text && <p className="mt-3 text-muted">{text}</p>}
      {steps.length > 0 && (
        <div className="mt-4 lg:mt-6">
          <NextSteps steps={steps} brief />
        </div>
      )}
    </div>
  </div>
)
