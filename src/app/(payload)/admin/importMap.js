import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { ReadinessNote as ReadinessNote_ed9928ce7912103e20ab7f803d12d649 } from '../../../../src/components/admin/cars/ReadinessNote'
import { ReadinessCell as ReadinessCell_5ba22f66cc7e7f418ae6f12715b258a6 } from '../../../../src/components/admin/cars/ReadinessCell'
import { KilometresCell as KilometresCell_cf23be8bc3b20ea5f4c9083af083178c } from '../../../../src/components/admin/cells/KilometresCell'
import { DollarsCell as DollarsCell_29834b3bbe576716feac20e829fe17a1 } from '../../../../src/components/admin/cells/DollarsCell'
import { WasPriceNote as WasPriceNote_d743f3a9379ffedf02a0804c0a005194 } from '../../../../src/components/admin/prices/WasPriceNote'
import { TagNote as TagNote_62f3a13585437692ba1a822ceee5f8fa } from '../../../../src/components/admin/cars/TagNote'
import { PhotoRowLabel as PhotoRowLabel_fa08bab5207d56fd4522d4e043671b95 } from '../../../../src/components/admin/cars/PhotoRowLabel'
import { PhotoCell as PhotoCell_ede0f8fa28edeb0a1d7cf40db4a9ed9a } from '../../../../src/components/admin/cells/PhotoCell'
import { PlainJson as PlainJson_6ff6438e3be18c27315d570f55224c57 } from '../../../../src/components/admin/json/PlainJson'
import { FeedFields as FeedFields_8fc7733f8c21edd48cb06f82e7bed66a } from '../../../../src/components/admin/feeds/FeedFields'
import { ZoneNote as ZoneNote_73c8771bcbfd0ee20bc6fccec0bd7ee7 } from '../../../../src/components/admin/editing/ZoneNote'
import { FeedNote as FeedNote_f55013525f52b36c32a4fdd372def709 } from '../../../../src/components/admin/feeds/FeedNote'
import { NotReadyFilter as NotReadyFilter_8f5907547a10c512fa1c910849aa452c } from '../../../../src/components/admin/cars/NotReadyFilter'
import { ChosenCars as ChosenCars_0f3ad845c74b5ce3c78bdf8036bf4414 } from '../../../../src/components/admin/cars/ChosenCars'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { VersionsView as VersionsView_03e3ae3c30351122238957befdce19cc } from '../../../../src/components/admin/versions/VersionsView'
import { FeedSetup as FeedSetup_8a03c50658275fe946ee9caac7074466 } from '../../../../src/components/admin/feeds/FeedSetup'
import { LastRuns as LastRuns_e32bcd05125416774499450d88bcad00 } from '../../../../src/components/admin/feeds/runs/LastRuns'
import { MappingField as MappingField_cec2eee0da133bf574ca5714301cc2e4 } from '../../../../src/components/admin/feeds/MappingField'
import { FeedPreview as FeedPreview_6367862e718ba9694e5971c2b869e864 } from '../../../../src/components/admin/feeds/FeedPreview'
import { FeedRunReport as FeedRunReport_8ec8eeb422d00fb9e834aeeebd52f181 } from '../../../../src/components/admin/feeds/runs/FeedRunReport'
import { RunStateCell as RunStateCell_bc49d428adb5f8915e9b3c6b8735f6a4 } from '../../../../src/components/admin/feeds/runs/RunStateCell'
import { ShownInReport as ShownInReport_6f134ca92f89d12acb69116d2d1a8511 } from '../../../../src/components/admin/feeds/runs/ShownInReport'
import { ScheduleField as ScheduleField_53cfd3da469618c4b9107b7858c15d52 } from '../../../../src/components/admin/schedule/ScheduleField'
import { ShownCell as ShownCell_7489cd0d5f70252cdf4aa32a331c1b72 } from '../../../../src/components/admin/lists/ShownCell'
import { WhereShown as WhereShown_2f7ae266a29a713bfd48bb242ae08801 } from '../../../../src/components/admin/marketers/WhereShown'
import { YesCell as YesCell_7dccefb58d527b8d1473bd8804f97610 } from '../../../../src/components/admin/cells/YesCell'
import { EndNow as EndNow_328fbfc290749ba4d37e6922b2e9e942 } from '../../../../src/components/admin/lists/EndNow'
import { NotKeptYet as NotKeptYet_318539e81a5377d7084eb455f7b4e4b2 } from '../../../../src/components/admin/editing/NotKeptYet'
import { PublishNow as PublishNow_c90247eab3c495c28c071ec20e1a6f8a } from '../../../../src/components/admin/schedule/PublishNow'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PlaceCell as PlaceCell_744889725d36a179bcf3cdff77b47475 } from '../../../../src/components/admin/lists/PlaceCell'
import { SectionLabel as SectionLabel_e21712a7aaf628dd2d284da694cf58fd } from '../../../../src/components/admin/sections/SectionLabel'
import { LinkRowLabel as LinkRowLabel_72aa7dfb1295447796c65898658b2e7b } from '../../../../src/components/admin/labels/LinkRowLabel'
import { RedirectImport as RedirectImport_1b303e76cb2b6fa456bc0cf52af6e0fc } from '../../../../src/components/admin/redirects/RedirectImport'
import { StoredWordCell as StoredWordCell_75440b9cd089ce2957145f38df250a90 } from '../../../../src/components/admin/leads/StoredWordCell'
import { StoredWordField as StoredWordField_a85b4621c55fa1d0b99d51b15f7ebf8a } from '../../../../src/components/admin/leads/StoredWordField'
import { PersonField as PersonField_6486b4d48188b1f87e584d8248aaa6ef } from '../../../../src/components/admin/leads/person/PersonField'
import { ExportLeads as ExportLeads_4aaffca12f4c583ca703acccd10d84f3 } from '../../../../src/components/admin/leads/ExportLeads'
import { TestDestination as TestDestination_088358c98b00504cbd94c44bac50598d } from '../../../../src/components/admin/leads/TestDestination'
import { SendAgain as SendAgain_c04625c5d1b43fa858dfa08f920b4bef } from '../../../../src/components/admin/leads/SendAgain'
import { ReplayDead as ReplayDead_6e0fb3b0cbfe40f3ba92cd46d9eb07e9 } from '../../../../src/components/admin/leads/ReplayDead'
import { ApplicationField as ApplicationField_83aacfcdc85a87f0db01af502e3c2e63 } from '../../../../src/components/admin/leads/application/ApplicationField'
import { OrderLink as OrderLink_b6bf26a175dd9a965378e55558615dfa } from '../../../../src/components/admin/desk/OrderLink'
import { ColourVerdict as ColourVerdict_0839beb1d96751cbff7e8d0dc40cb4d5 } from '../../../../src/components/admin/theme/ColourVerdict'
import { SettingNote as SettingNote_4ca636a125fc89618567b7ff91284fb4 } from '../../../../src/components/admin/settings/SettingNote'
import { SettingGroupLabel as SettingGroupLabel_e76894a2323d9eb8d1b7df0b5afba4c0 } from '../../../../src/components/admin/settings/SettingGroupLabel'
import { SettingsGroup as SettingsGroup_7759032060dfbfb75e425d97852d3a03 } from '../../../../src/components/admin/settings/SettingsGroup'
import { NoDiff as NoDiff_bccb59fa7fae684fd56e59741bdd7c99 } from '../../../../src/components/admin/settings/NoDiff'
import { OutboundLinks as OutboundLinks_f81fea0d4ec7782a830f027d1090c79d } from '../../../../src/components/admin/outbound/OutboundLinks'
import { WatchDealership as WatchDealership_f120675c2e41201306cf5a69a60b4a20 } from '../../../../src/components/admin/dealership/WatchDealership'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { LegalRowLabel as LegalRowLabel_8c1b179e46027d38ae38cbd6bca3e57d } from '../../../../src/components/admin/platform/LegalRowLabel'
import { LegalKinds as LegalKinds_de5e0f19e346201ac88a8076d8cdfc8c } from '../../../../src/components/admin/platform/LegalKinds'
import { LenderRowLabel as LenderRowLabel_6916a672ac6ca56146568f74b04ce477 } from '../../../../src/components/admin/platform/LenderRowLabel'
import { ChargesRowLabel as ChargesRowLabel_8c1b179e46027d38ae38cbd6bca3e57d } from '../../../../src/components/admin/platform/LegalRowLabel'
import { PlatformNotice as PlatformNotice_3e1c1639dfa9f14151e630464d72803d } from '../../../../src/components/admin/platform/PlatformNotice'
import { WorkingFor as WorkingFor_4702502b451d37482fc7aef05a0c564d } from '../../../../src/components/admin/dealership/WorkingFor'
import { AdminIcon as AdminIcon_4568ad4c317f46439b10bfa3805363af } from '../../../../src/components/admin/brand/AdminIcon'
import { AdminLogo as AdminLogo_b3b2b6ff98ba9087290a0600c4132499 } from '../../../../src/components/admin/brand/AdminLogo'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { SupportContact as SupportContact_545df71082efa75b125d068333c2be2c } from '../../../../src/components/admin/platform/SupportContact'
import { HealthNavLink as HealthNavLink_1692dddcc369fdf7cf35ad36d7d176b8 } from '../../../../src/components/admin/health/HealthNavLink'
import { MarketersDesk as MarketersDesk_da815fab640956b75bd268f4ddd13da0 } from '../../../../src/components/admin/marketers/MarketersDesk'
import { Dashboard as Dashboard_723c4f3c39f3d15c1aa4bf1f0dcaad88 } from '../../../../src/app/(payload)/views/Dashboard'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { StockHealthView as StockHealthView_86d6e97d4bdc94ae22cf8ab4e00671d4 } from '../../../../src/components/admin/health/StockHealthView'
import { ChooseDealershipView as ChooseDealershipView_fa965ea4ed2ff5194815a8c7db91e653 } from '../../../../src/components/admin/dealership/ChooseDealershipView'
import { HolidaysView as HolidaysView_7e5dece16c456ed4d3d6ce8ddba8537b } from '../../../../src/components/admin/holidays/HolidaysView'
import { NewPageView as NewPageView_6d4b4fc97977ea1570abfc38851d6486 } from '../../../../src/components/admin/newPage/NewPageView'
import { LeadDeskView as LeadDeskView_1f5696c23e3bd135f33b9d5972d1dc6b } from '../../../../src/app/(payload)/views/LeadDeskView'
import { LeadPageView as LeadPageView_c44b63f8a868dfb4b939c0eb679c67ce } from '../../../../src/app/(payload)/views/LeadPageView'
import { LeadReportView as LeadReportView_1e2ab743672864c81f4abde676726607 } from '../../../../src/app/(payload)/views/LeadReportView'
import { AnalyticsView as AnalyticsView_9b0dd52e27a4f3edd3bc706b9618fd23 } from '../../../../src/components/admin/analytics/AnalyticsView'
import { WhyView as WhyView_0a745cc82707f03558e1f9d268076e14 } from '../../../../src/components/admin/why/WhyView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/components/admin/cars/ReadinessNote#ReadinessNote": ReadinessNote_ed9928ce7912103e20ab7f803d12d649,
  "/src/components/admin/cars/ReadinessCell#ReadinessCell": ReadinessCell_5ba22f66cc7e7f418ae6f12715b258a6,
  "/src/components/admin/cells/KilometresCell#KilometresCell": KilometresCell_cf23be8bc3b20ea5f4c9083af083178c,
  "/src/components/admin/cells/DollarsCell#DollarsCell": DollarsCell_29834b3bbe576716feac20e829fe17a1,
  "/src/components/admin/prices/WasPriceNote#WasPriceNote": WasPriceNote_d743f3a9379ffedf02a0804c0a005194,
  "/src/components/admin/cars/TagNote#TagNote": TagNote_62f3a13585437692ba1a822ceee5f8fa,
  "/src/components/admin/cars/PhotoRowLabel#PhotoRowLabel": PhotoRowLabel_fa08bab5207d56fd4522d4e043671b95,
  "/src/components/admin/cells/PhotoCell#PhotoCell": PhotoCell_ede0f8fa28edeb0a1d7cf40db4a9ed9a,
  "/src/components/admin/json/PlainJson#PlainJson": PlainJson_6ff6438e3be18c27315d570f55224c57,
  "/src/components/admin/feeds/FeedFields#FeedFields": FeedFields_8fc7733f8c21edd48cb06f82e7bed66a,
  "/src/components/admin/editing/ZoneNote#ZoneNote": ZoneNote_73c8771bcbfd0ee20bc6fccec0bd7ee7,
  "/src/components/admin/feeds/FeedNote#FeedNote": FeedNote_f55013525f52b36c32a4fdd372def709,
  "/src/components/admin/cars/NotReadyFilter#NotReadyFilter": NotReadyFilter_8f5907547a10c512fa1c910849aa452c,
  "/src/components/admin/cars/ChosenCars#ChosenCars": ChosenCars_0f3ad845c74b5ce3c78bdf8036bf4414,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/components/admin/versions/VersionsView#VersionsView": VersionsView_03e3ae3c30351122238957befdce19cc,
  "/src/components/admin/feeds/FeedSetup#FeedSetup": FeedSetup_8a03c50658275fe946ee9caac7074466,
  "/src/components/admin/feeds/runs/LastRuns#LastRuns": LastRuns_e32bcd05125416774499450d88bcad00,
  "/src/components/admin/feeds/MappingField#MappingField": MappingField_cec2eee0da133bf574ca5714301cc2e4,
  "/src/components/admin/feeds/FeedPreview#FeedPreview": FeedPreview_6367862e718ba9694e5971c2b869e864,
  "/src/components/admin/feeds/runs/FeedRunReport#FeedRunReport": FeedRunReport_8ec8eeb422d00fb9e834aeeebd52f181,
  "/src/components/admin/feeds/runs/RunStateCell#RunStateCell": RunStateCell_bc49d428adb5f8915e9b3c6b8735f6a4,
  "/src/components/admin/feeds/runs/ShownInReport#ShownInReport": ShownInReport_6f134ca92f89d12acb69116d2d1a8511,
  "/src/components/admin/schedule/ScheduleField#ScheduleField": ScheduleField_53cfd3da469618c4b9107b7858c15d52,
  "/src/components/admin/lists/ShownCell#ShownCell": ShownCell_7489cd0d5f70252cdf4aa32a331c1b72,
  "/src/components/admin/marketers/WhereShown#WhereShown": WhereShown_2f7ae266a29a713bfd48bb242ae08801,
  "/src/components/admin/cells/YesCell#YesCell": YesCell_7dccefb58d527b8d1473bd8804f97610,
  "/src/components/admin/lists/EndNow#EndNow": EndNow_328fbfc290749ba4d37e6922b2e9e942,
  "/src/components/admin/editing/NotKeptYet#NotKeptYet": NotKeptYet_318539e81a5377d7084eb455f7b4e4b2,
  "/src/components/admin/schedule/PublishNow#PublishNow": PublishNow_c90247eab3c495c28c071ec20e1a6f8a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/components/admin/lists/PlaceCell#PlaceCell": PlaceCell_744889725d36a179bcf3cdff77b47475,
  "/src/components/admin/sections/SectionLabel#SectionLabel": SectionLabel_e21712a7aaf628dd2d284da694cf58fd,
  "/src/components/admin/labels/LinkRowLabel#LinkRowLabel": LinkRowLabel_72aa7dfb1295447796c65898658b2e7b,
  "/src/components/admin/redirects/RedirectImport#RedirectImport": RedirectImport_1b303e76cb2b6fa456bc0cf52af6e0fc,
  "/src/components/admin/leads/StoredWordCell#StoredWordCell": StoredWordCell_75440b9cd089ce2957145f38df250a90,
  "/src/components/admin/leads/StoredWordField#StoredWordField": StoredWordField_a85b4621c55fa1d0b99d51b15f7ebf8a,
  "/src/components/admin/leads/person/PersonField#PersonField": PersonField_6486b4d48188b1f87e584d8248aaa6ef,
  "/src/components/admin/leads/ExportLeads#ExportLeads": ExportLeads_4aaffca12f4c583ca703acccd10d84f3,
  "/src/components/admin/leads/TestDestination#TestDestination": TestDestination_088358c98b00504cbd94c44bac50598d,
  "/src/components/admin/leads/SendAgain#SendAgain": SendAgain_c04625c5d1b43fa858dfa08f920b4bef,
  "/src/components/admin/leads/ReplayDead#ReplayDead": ReplayDead_6e0fb3b0cbfe40f3ba92cd46d9eb07e9,
  "/src/components/admin/leads/application/ApplicationField#ApplicationField": ApplicationField_83aacfcdc85a87f0db01af502e3c2e63,
  "/src/components/admin/desk/OrderLink#OrderLink": OrderLink_b6bf26a175dd9a965378e55558615dfa,
  "/src/components/admin/theme/ColourVerdict#ColourVerdict": ColourVerdict_0839beb1d96751cbff7e8d0dc40cb4d5,
  "/src/components/admin/settings/SettingNote#SettingNote": SettingNote_4ca636a125fc89618567b7ff91284fb4,
  "/src/components/admin/settings/SettingGroupLabel#SettingGroupLabel": SettingGroupLabel_e76894a2323d9eb8d1b7df0b5afba4c0,
  "/src/components/admin/settings/SettingsGroup#SettingsGroup": SettingsGroup_7759032060dfbfb75e425d97852d3a03,
  "/src/components/admin/settings/NoDiff#NoDiff": NoDiff_bccb59fa7fae684fd56e59741bdd7c99,
  "/src/components/admin/outbound/OutboundLinks#OutboundLinks": OutboundLinks_f81fea0d4ec7782a830f027d1090c79d,
  "/src/components/admin/dealership/WatchDealership#WatchDealership": WatchDealership_f120675c2e41201306cf5a69a60b4a20,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/src/components/admin/platform/LegalRowLabel#LegalRowLabel": LegalRowLabel_8c1b179e46027d38ae38cbd6bca3e57d,
  "/src/components/admin/platform/LegalKinds#LegalKinds": LegalKinds_de5e0f19e346201ac88a8076d8cdfc8c,
  "/src/components/admin/platform/LenderRowLabel#LenderRowLabel": LenderRowLabel_6916a672ac6ca56146568f74b04ce477,
  "/src/components/admin/platform/LegalRowLabel#ChargesRowLabel": ChargesRowLabel_8c1b179e46027d38ae38cbd6bca3e57d,
  "/src/components/admin/platform/PlatformNotice#PlatformNotice": PlatformNotice_3e1c1639dfa9f14151e630464d72803d,
  "/src/components/admin/dealership/WorkingFor#WorkingFor": WorkingFor_4702502b451d37482fc7aef05a0c564d,
  "/src/components/admin/brand/AdminIcon#AdminIcon": AdminIcon_4568ad4c317f46439b10bfa3805363af,
  "/src/components/admin/brand/AdminLogo#AdminLogo": AdminLogo_b3b2b6ff98ba9087290a0600c4132499,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "/src/components/admin/platform/SupportContact#SupportContact": SupportContact_545df71082efa75b125d068333c2be2c,
  "/src/components/admin/health/HealthNavLink#HealthNavLink": HealthNavLink_1692dddcc369fdf7cf35ad36d7d176b8,
  "/src/components/admin/marketers/MarketersDesk#MarketersDesk": MarketersDesk_da815fab640956b75bd268f4ddd13da0,
  "/src/app/(payload)/views/Dashboard#Dashboard": Dashboard_723c4f3c39f3d15c1aa4bf1f0dcaad88,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "/src/components/admin/health/StockHealthView#StockHealthView": StockHealthView_86d6e97d4bdc94ae22cf8ab4e00671d4,
  "/src/components/admin/dealership/ChooseDealershipView#ChooseDealershipView": ChooseDealershipView_fa965ea4ed2ff5194815a8c7db91e653,
  "/src/components/admin/holidays/HolidaysView#HolidaysView": HolidaysView_7e5dece16c456ed4d3d6ce8ddba8537b,
  "/src/components/admin/newPage/NewPageView#NewPageView": NewPageView_6d4b4fc97977ea1570abfc38851d6486,
  "/src/app/(payload)/views/LeadDeskView#LeadDeskView": LeadDeskView_1f5696c23e3bd135f33b9d5972d1dc6b,
  "/src/app/(payload)/views/LeadPageView#LeadPageView": LeadPageView_c44b63f8a868dfb4b939c0eb679c67ce,
  "/src/app/(payload)/views/LeadReportView#LeadReportView": LeadReportView_1e2ab743672864c81f4abde676726607,
  "/src/components/admin/analytics/AnalyticsView#AnalyticsView": AnalyticsView_9b0dd52e27a4f3edd3bc706b9618fd23,
  "/src/components/admin/why/WhyView#WhyView": WhyView_0a745cc82707f03558e1f9d268076e14,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
