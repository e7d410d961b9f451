import { FileText } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import type { Car } from '@/src/domain/stock/car/Car'

/** The car's history report, only where it has one (VDP-29). */
export const HistoryReport = ({ file }: Pick<Car, 'file'>) =>
  file ? (
    <Button href={file.url} newTab variant="outline" block>
      <FileText className="size-4.5" />
      View history report
    </Button>
  ) : null
