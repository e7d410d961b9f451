import { AdminIcon } from './AdminIcon'

/** Name and mark over the staff sign-in. */
export const AdminLogo = () => (
  <div
    style={{ display: 'flex', alignItems: 'center', gap: 14, fontSize: 28, fontWeight: 600, letterSpacing: '-0.02em' }}
  >
    <AdminIcon size={34} />
    Forecourt
  </div>
)
