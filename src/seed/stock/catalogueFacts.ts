import type { CatalogueBadge, CatalogueModel } from '../catalogue/CatalogueModel'
import { electricFigures } from '../sites/electricRange'
import type { DemoCar } from './DemoCar'

const METRES_PER_FOOT = 0.3048
const twoDecimals = (value: number) => Math.round(value * 100) / 100

/** The cab of a ute, in words. */
export const cabOf = ({ simpleBody, body }: CatalogueModel): string | null => {
  if (simpleBody !== 'Ute') return null
  return body === 'Cab Chassis' ? 'Single Cab Chassis' : 'Double Cab Pick-up'
}

/** Technical facts of the variant (CAR-32..34, CAR-41). */
export const variantOf = (model: CatalogueModel, { badge, engine }: CatalogueBadge): DemoCar['variant'] => ({
  name: badge,
  cylinders: engine.cylinders,
  induction: engine.induction,
  power: engine.powerKw,
  enginesize: engine.litres === null ? null : Math.round(engine.litres * 1000),
  enginesize_litres: engine.litres,
  torque: engine.torqueNm,
  fuelconsumptioncombined: engine.litresPer100km,
  fuelcapacity: model.tankLitres,
  electricrange: electricFigures(model.make, model.model, badge)?.rangeKm ?? null,
  batterycapacity: electricFigures(model.make, model.model, badge)?.batteryKwh ?? null,
  vehiclelength: model.lengthMm,
  vehiclewidth: model.widthMm,
  vehicleheight: model.heightMm,
  // What is towed has an aggregate trailer mass instead.
  grossvehiclemass: model.caravan ? null : model.gvmKg,
  towingcapacitybraked: model.brakedTowingKg,
  ancaprating: model.ancap,
  bodyconfiguration: cabOf(model),
  geartype: engine.transmission === '' ? null : engine.transmission,
})

/** Caravan facts (CAR-35); null for anything that is not towed. Lengths in metres. */
export const caravanSpecifications = ({ caravan }: CatalogueModel): DemoCar['caravan_specifications'] =>
  caravan && {
    body_length: twoDecimals(caravan.bodyLengthFeet * METRES_PER_FOOT),
    body_width: twoDecimals(caravan.bodyWidthMm / 1000),
    tare_weight: caravan.tareKg,
    aggregate_trailer_mass: caravan.atmKg,
    axle_type: caravan.axle,
    sleeps: caravan.sleeps,
  }
