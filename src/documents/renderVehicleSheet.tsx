import { renderToBuffer } from '@react-pdf/renderer'
import { VehicleSheet, type VehicleSheetProps } from './VehicleSheet'

/** A car's one-page PDF (PDF-02). */
export const renderVehicleSheet = (props: VehicleSheetProps): Promise<Buffer> =>
  renderToBuffer(<VehicleSheet {...props} />)
