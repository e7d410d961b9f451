import { Button } from '@/src/components/ui/Button'
import { Icon } from '@/src/components/ui/Icon'
import type { Car } from '@/src/domain/stock/Car'

/** The car's history report, only where it has one (VDP-29). */
export const HistoryReport = ({ file }: Pick<Car, 'file'>) =>
  file ? (
    <Button href={file.url} newTab variant="outline" block>
      <Icon name="file-text" className="size-4.5" />
      View history report
    </Button>
  ) : null
