import { Link, type LinkProps } from "@tanstack/react-router";

/** The parts of a page as links: each has its own address and can be opened in a new tab. */
export function PartLinks<Part extends string>(props: {
  label: string;
  /** Each part with its name. */
  parts: Readonly<Record<Part, string>>;
  current: Part;
  linkTo: (part: Part) => LinkProps;
}) {
  const { label, parts, current, linkTo } = props;
  return (
    <nav aria-label={label} className="flex flex-wrap border-b border-line">
      {(Object.entries(parts) as [Part, string][]).map(([part, name]) => (
        <Link
          key={part}
          {...linkTo(part)}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={part === current ? "page" : undefined}
          className="touch -mb-px flex h-9 shrink-0 items-center border-b-2 border-transparent px-3 text-13 whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
