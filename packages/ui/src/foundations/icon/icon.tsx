/**
 * The icons of the kit, for its components and for applications. The comment on each icon says what the
 * icon means.
 */
import { Icon, type IconProps, mirrored } from "./icon-base.tsx";

export { Icon, type IconProps } from "./icon-base.tsx";

/** Forward, to the next page; points to the left in right-to-left text. */
export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...mirrored(props)}>
      <path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />
    </Icon>
  );
}

/** Scroll down to the latest message, or skip to the content; in a table, descending order. */
export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5" />
    </Icon>
  );
}

/** Send a message; in a table, ascending order. */
export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5" />
    </Icon>
  );
}

/** Link to another site. */
export function ArrowUpRightIcon(props: IconProps) {
  return (
    <Icon {...mirrored(props)}>
      <path d="M7 17 17 7M8 7h9v9" />
    </Icon>
  );
}

/** Done, met or selected. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12.5 9.5 17.5 19.5 6.5" />
    </Icon>
  );
}

/** Opens content below. `Pagination` rotates it for the previous and the next page. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  );
}

/** Close, remove. */
export function XIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}

/** Opens the site's menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h16M4 12h16M4 18h16" />
    </Icon>
  );
}

/** Stop; in a task list, an open task. */
export function SquareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6" y="6" width="12" height="12" rx="2" />
    </Icon>
  );
}

/** Try again. */
export function RotateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12a8 8 0 1 1-2.3-5.6L20 8.5M20 4v4.5h-4.5" />
    </Icon>
  );
}

/** Light theme. */
export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4" />
    </Icon>
  );
}

/** Dark theme. */
export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 14.2A8.8 8.8 0 1 1 9.8 3.5a7 7 0 0 0 10.7 10.7Z" />
    </Icon>
  );
}

/** Theme of the device. */
export function MonitorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="4" width="18" height="12.5" rx="2" />
      <path d="M12 16.5v4M8 20.5h8" />
    </Icon>
  );
}

/** More contrast. */
export function ContrastIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

/** An error. */
export function CircleAlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5M12 16.5h.01" />
    </Icon>
  );
}

/** Success. */
export function CircleCheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.5 2.8 2.8L16 9.5" />
    </Icon>
  );
}

/** Information. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11.5v5M12 7.5h.01" />
    </Icon>
  );
}

/** A warning. */
export function TriangleAlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.3 4.2 2.7 17.5a2 2 0 0 0 1.7 3h15.2a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0ZM12 9.5v4M12 17h.01" />
    </Icon>
  );
}

/** A call. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 3.5H5a2 2 0 0 0-2 2.2A16.8 16.8 0 0 0 18.3 21a2 2 0 0 0 2.2-2v-3.5l-4.8-1.8-1.9 2.3a13 13 0 0 1-5.8-5.8l2.3-1.9Z" />
    </Icon>
  );
}

/** Attach a file, or an attached file. */
export function PaperclipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m20 11.5-7.8 7.8a5 5 0 0 1-7.1-7.1l8.2-8.2a3.4 3.4 0 0 1 4.8 4.8l-8.1 8a1.7 1.7 0 0 1-2.4-2.4l7.4-7.3" />
    </Icon>
  );
}

/** Download. */
export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11.5M7 11l5 5 5-5M4.5 20h15" />
    </Icon>
  );
}

/** Copy. */
export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.5 8.5H18a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2ZM5.5 15.5a2 2 0 0 1-1.5-2V6a2 2 0 0 1 2-2h7.5a2 2 0 0 1 2 1.5" />
    </Icon>
  );
}

/** Edit. */
export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1-4.5L16 4.5a2.1 2.1 0 0 1 3.5 3L8.5 19 4 20ZM14 6.5l3.5 3.5" />
    </Icon>
  );
}

/** Delete permanently. */
export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6.5 7l.8 11.6a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.2 11v5M13.8 11v5" />
    </Icon>
  );
}

/** Play. */
export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 4.5v15l12-7.5Z" fill="currentColor" />
    </Icon>
  );
}

/** Pause. */
export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5v14M16 5v14" strokeWidth={4} />
    </Icon>
  );
}

/** Sound is on. */
export function VolumeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5 7 9H3.5v6H7l5 4.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12" />
    </Icon>
  );
}

/** Sound is off. */
export function VolumeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5 7 9H3.5v6H7l5 4.5ZM16 9.5l5 5M21 9.5l-5 5" />
    </Icon>
  );
}

/** Captions. */
export function CaptionsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5" width="19" height="14" rx="2" />
      <path d="M6.5 11h4.5M14 11h3.5M6.5 15h2M11.5 15h6" />
    </Icon>
  );
}
