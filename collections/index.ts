import type { CollectionConfig } from 'payload'
import { Appointments } from './Appointments'
import { AuditLog } from './AuditLog'
import { Blogs } from './Blogs'
import { Brands } from './Brands'
import { Cars } from './Cars'
import { DeliveryZones } from './DeliveryZones'
import { Documents } from './Documents'
import { FeedClients } from './FeedClients'
import { FeedRuns } from './FeedRuns'
import { FinanceApplications } from './FinanceApplications'
import { LeadActivities } from './LeadActivities'
import { LeadDeliveries } from './LeadDeliveries'
import { LeadDestinations } from './LeadDestinations'
import { LeadRules } from './LeadRules'
import { Leads } from './Leads'
import { Locations } from './Locations'
import { Media } from './Media'
import { Models } from './Models'
import { Navigation } from './Navigation'
import { Offers } from './Offers'
import { OwnVehicles } from './OwnVehicles'
import { Pages } from './Pages'
import { PaymentRequests } from './PaymentRequests'
import { PictureOverlays } from './PictureOverlays'
import { PrizeTurns } from './PrizeTurns'
import { PrizeWheels } from './PrizeWheels'
import { PromoCards } from './PromoCards'
import { Redirects } from './Redirects'
import { Reservations } from './Reservations'
import { Reviews } from './Reviews'
import { SavedSearches } from './SavedSearches'
import { Shoppers } from './Shoppers'
import { Tenants } from './Tenants'
import { Users } from './Users'
import { WatchlistEntries } from './WatchlistEntries'

/** Every collection, in the order of the admin's navigation. */
export const collections: CollectionConfig[] = [
  Cars,
  FeedClients,
  FeedRuns,
  Offers,
  Models,
  Brands,
  Reviews,
  Blogs,
  PromoCards,
  PrizeWheels,
  Media,
  PictureOverlays,
  Documents,
  Pages,
  Navigation,
  Locations,
  DeliveryZones,
  Redirects,
  Leads,
  LeadRules,
  Appointments,
  LeadDestinations,
  LeadDeliveries,
  LeadActivities,
  AuditLog,
  FinanceApplications,
  Reservations,
  PaymentRequests,
  PrizeTurns,
  Shoppers,
  WatchlistEntries,
  SavedSearches,
  OwnVehicles,
  Tenants,
  Users,
]
