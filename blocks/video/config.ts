import { hrefField } from '@/src/payload/fields/content/hrefField'
import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** A video behind a picture; the video is loaded only after play is pressed. */
export const videoBlock = siteBlock({
  slug: 'video',
  name: 'Video',
  group: 'Words and pictures',
  thumbnail: sketch(
    draw.photo(14, 10, 92, 60),
    draw.dot(60, 40, 11, '#fff'),
    '<path d="M57 34l9 6-9 6z" fill="#1c2530"/>',
  ),
  tone: 'plain',
  fields: [
    ...headingFields(),
    hrefField({
      name: 'url',
      label: 'Address of the video',
      required: true,
      description: 'From YouTube or Vimeo, or a video file (.mp4, .webm).',
    }),
    imageField({ name: 'poster', label: 'Picture before it plays', description: 'Best at 1600 × 900 px.' }),
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'column',
      options: [
        { value: 'column', label: 'As wide as the page' },
        { value: 'beside', label: 'Beside the heading' },
      ],
    },
    buttonField(),
  ],
})
