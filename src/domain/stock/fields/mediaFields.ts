import type { FieldRows } from './CarField'

/** Pictures, videos and 360° views (CAR-17..20). */
export const mediaFields = {
  images: {
    kind: 'photos',
    label: 'Images',
    page: false,
    sent: {
      note: 'Addresses of photos in the order to show them: a list, or one text with ; | or , between.',
      example: ['https://photos.example.com/U10023/0.jpg', 'https://photos.example.com/U10023/1.jpg'],
      aliases:
        'image imageurls imageurl imagelist imagelinks photos photo photourls photourl photolinks pictures picture picturelist pictureurls imagesimage photosphoto picturespicture imagelink additionalimagelink additionalimagelinks',
      label: 'Photos (addresses)',
    },
  },
  primary_image_url: {
    kind: 'text',
    label: 'Photo',
    help: 'Address of the main photo; filled with the first photo when left empty.',
    ofOneCar: true,
    sent: {
      note: 'Address of the main photo. Left out: the first one.',
      example: 'https://photos.example.com/U10023/0.jpg',
      reader: 'address',
      label: 'Main photo (address)',
    },
  },
  thumbnails: {
    kind: 'texts',
    label: 'Thumbnail addresses',
    help: 'Small pictures in the order of the photos, as a feed sends them. Enter adds an address.',
    ofOneCar: true,
    sent: {
      note: 'Addresses of small pictures.',
      example: ['https://photos.example.com/U10023/t0.jpg'],
      reader: 'addresses',
    },
  },
  video_url: {
    kind: 'text',
    label: 'Video address',
    ofOneCar: true,
    sent: {
      note: 'Address of a video file.',
      example: 'https://videos.example.com/U10023.mp4',
      reader: 'address',
    },
  },
  external_video_url: {
    kind: 'text',
    label: 'External video (YouTube, Vimeo)',
    ofOneCar: true,
    sent: {
      note: 'Address on YouTube or Vimeo.',
      example: 'https://www.youtube.com/watch?v=abc123',
      reader: 'address',
    },
  },
  spin_images: {
    kind: 'texts',
    label: '360° frames',
    help: 'Addresses of the frames, in turning order.',
    ofOneCar: true,
    sent: {
      note: 'Addresses of 360° frames in turning order.',
      example: ['https://photos.example.com/U10023/s0.jpg'],
      reader: 'addresses',
    },
  },
  spin_interior_image: {
    kind: 'text',
    label: 'Interior panorama address',
    ofOneCar: true,
    sent: {
      note: 'Address of a panorama of the interior.',
      example: 'https://photos.example.com/U10023/inside.jpg',
      aliases: 'interiorpanorama',
      reader: 'address',
    },
  },
  spin_code: {
    kind: 'text',
    label: 'Spin provider code',
    help: 'The car’s number at the maker of the 360° view.',
    ofOneCar: true,
    sent: { note: 'The car’s number at the maker of the 360° view.', example: 'AB12345' },
  },
} as const satisfies FieldRows
