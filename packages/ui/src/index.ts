export { Sign, Wordmark } from './brand/wordmark.tsx'
export { BackLink } from './buttons/back-link.tsx'
export { Button, type ButtonProps, LinkButton, TextLink } from './buttons/button.tsx'
export { IconButton, type IconButtonProps } from './buttons/icon-button.tsx'
export { Menu, type MenuEntry, type MenuProps } from './buttons/menu.tsx'
export { Tooltip } from './buttons/tooltip.tsx'
export { ConfirmActions, type ConfirmActionsProps } from './dialogs/confirm-actions.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/confirm-dialog.tsx'
export { Dialog, type DialogProps } from './dialogs/dialog.tsx'
export { Drawer, type DrawerProps } from './dialogs/drawer.tsx'
export { Empty, type EmptyProps } from './feedback/empty.tsx'
export { Failed, type FailedProps } from './feedback/failed.tsx'
export { type LazyCode, LazyPart, type LazyPartProps, lazyCode } from './feedback/lazy-part.tsx'
export { FormSkeleton, Loading, SkeletonLine, TableSkeleton } from './feedback/loading.tsx'
export { Notice, type NoticeProps } from './feedback/notice.tsx'
export { Progress, type ProgressProps } from './feedback/progress.tsx'
export { SaveState, type SaveStateProps } from './feedback/save-state.tsx'
export { Chip, type ChipProps, CountBadge, StateBadge, type Tone } from './feedback/state-badge.tsx'
export { notify } from './feedback/toasts.tsx'
export { foldText, matchesSearch } from './formats/fold-text.ts'
export {
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
} from './formats/formats.ts'
export { AbsentObject, type AbsentObjectProps } from './layout/absent-object.tsx'
export { ActionBar, type ActionBarProps, type BarAction } from './layout/action-bar.tsx'
export { AnchorTabs, type AnchorTabsProps } from './layout/anchor-tabs.tsx'
export { AppFrame, type AppFrameProps } from './layout/app-frame.tsx'
export {
  Columns,
  type ColumnsProps,
  DescriptionList,
  type DescriptionListProps,
  type Gap,
  Inline,
  Muted,
  Stack,
  Tabular,
} from './layout/arrange.tsx'
export { Letterhead } from './layout/letterhead.tsx'
export type { NavLink } from './layout/nav-bar.tsx'
export { NavItem } from './layout/nav-item.tsx'
export { type ObjectFact, ObjectHeader, type ObjectHeaderProps } from './layout/object-header.tsx'
export { ObjectPage, type ObjectPageProps } from './layout/object-page.tsx'
export { Page, type PageProps } from './layout/page.tsx'
export { ReadinessCard, type ReadinessCardProps, type ReadinessItem } from './layout/readiness-card.tsx'
export { Card, type CardProps, Disclosure, Section, type SectionProps } from './layout/section.tsx'
export { StateTrack, type StateTrackProps } from './layout/state-track.tsx'
export { Tabs, type TabsProps } from './layout/tabs.tsx'
export { ShortcutsHelp } from './shortcuts/shortcuts-help.tsx'
export { type Shortcut, type Shortcuts, useShortcuts } from './shortcuts/use-shortcuts.ts'
export { SimpleTable, type SimpleTableProps } from './table/simple-table.tsx'
export { type ColorScheme, ColorSchemeSwitch, useColorScheme } from './theme/color-scheme.tsx'
export { KitProvider, type KitProviderProps } from './theme/kit-provider.tsx'
export { useIsNarrow } from './theme/use-is-narrow.ts'
