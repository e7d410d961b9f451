import type { CollectionConfig } from 'payload'
import { expect, test } from 'vitest'
import { Blogs } from '@/collections/Blogs'
import { Brands } from '@/collections/Brands'
import { DeliveryZones } from '@/collections/DeliveryZones'
import { Locations } from '@/collections/Locations'
import { Models } from '@/collections/Models'
import { Offers } from '@/collections/Offers'
import { PromoCards } from '@/collections/PromoCards'
import { Reviews } from '@/collections/Reviews'
import { heroBlock } from '@/blocks/hero/config'
import { fieldPaths } from './fieldPaths'

const expectFields = ({ fields }: Pick<CollectionConfig, 'fields'>, names: string[]) =>
  expect(fieldPaths(fields)).toEqual(expect.arrayContaining(names))

test('ENT-02 a location has its type, subtype, flags and dealership', () =>
  expectFields(Locations, [
    'name',
    'slug',
    'location_type',
    'location_subtype',
    'primary',
    'visible',
    'dealership_id',
    'dealership_slug',
  ]))

test('ENT-03 a location has manufacturers, licences, picture and reviews', () =>
  expectFields(Locations, [
    'manufacturers',
    'dealer_license_number',
    'motor_vehicle_repairer',
    'image.url',
    'image.thumb.url',
    'reviews.average_rating',
    'reviews.count',
    'reviews.list',
  ]))

test('ENT-04 a location has its address and contact details', () =>
  expectFields(Locations, [
    ...['street', 'city', 'state', 'lat', 'long', 'place_id', 'place_url', 'map_key'].map((name) => `address.${name}`),
    ...['phone', 'landline_phone', 'opening_hours'].map((name) => `contact_detail.${name}`),
  ]))

test('ENT-05 an opening hour entry has weekday, status, times and formated_hours', () =>
  expectFields(
    Locations,
    ['weekday', 'status', 'formated_hours', 'open', 'close'].map((name) => `contact_detail.opening_hours.${name}`),
  ))

test('ENT-06 special hours hold both shapes of hours', () =>
  expectFields(
    Locations,
    ['date', 'status', 'start_hour', 'end_hour', 'hours.begin', 'hours.end', 'location_id'].map(
      (name) => `special_hours.${name}`,
    ),
  ))

test('ENT-07 an offer has its words, brand, model, pictures and excluded websites', () =>
  expectFields(Offers, [
    'name',
    'description',
    'sanitized_description',
    'disclaimer',
    'category',
    'manufacturer',
    'model',
    'image_url',
    'image_or_model_image.url',
    'excluded_website_ids',
  ]))

test('ENT-08 a manufacturer has name, slug and logo', () => expectFields(Brands, ['name', 'slug', 'logo', 'logo_url']))

test('ENT-09 a model has its pictures, override, status and bodies', () =>
  expectFields(Models, [
    'slug',
    'name',
    'image.url',
    'cloudfront_new_image_url',
    'override_url',
    'status',
    'manufacturer_body',
    'manufacturer_body2',
    'manufacturer_body3',
  ]))

test('ENT-10 a brand has title, slug, logo, banner and description', () =>
  expectFields(Brands, ['title', 'slug', 'logo', 'banner', 'description']))

test('ENT-11 a review has customer, text, rating, dates, reply and picture', () =>
  expectFields(Reviews, ['customer_name', 'text', 'rating', 'review_date', 'reply_text', 'reply_date', 'image']))

test('ENT-16 a promo card has dates, position, display, strictDisplay and node', () =>
  expectFields(PromoCards, ['start', 'expiry', 'position', 'display', 'strictDisplay', 'node']))

test('ENT-17 a delivery zone has name and price', () => expectFields(DeliveryZones, ['name', 'price']))

test('ENT-18 a slide has name, description, link and hide_overlay', () =>
  expectFields(
    heroBlock,
    ['name', 'description', 'button.href', 'hide_overlay'].map((name) => `slides.${name}`),
  ))

test('ENT-19 a blog card has href, heading, image, description and date', () =>
  expectFields(Blogs, ['href', 'heading', 'image', 'description', 'date']))
