import { Button } from '@payloadcms/ui'

/** Leads to the list of cars, searched: a plain form, so that Enter is enough. */
export const FindCar = () => (
  <form className="desk__find" role="search" action="/admin/collections/cars">
    <label htmlFor="desk-find">Find a car</label>
    <input id="desk-find" type="search" name="search" required placeholder="Stock number, VIN, plate, make or model" />
    <Button type="submit" size="small" buttonStyle="secondary" margin={false}>
      Find
    </Button>
  </form>
)
