import "../lib/usable-language.ts";
import "uplot/dist/uPlot.min.css";
import { useEffect, useRef } from "react";
import uPlot from "uplot";
import { useTheme } from "../app/theme.ts";
import { formatDateTime } from "../lib/format.ts";
import { runs as runTexts } from "../text/runs.ts";

export interface ChartLine {
  label: string;
  /** A color role of the theme. */
  color: "accent" | "bad" | "warn";
  /** Null: no value at that time. */
  values: (number | null)[];
}

export interface ChartProps {
  title: string;
  /** Seconds since 1970. */
  times: number[];
  lines: ChartLine[];
  format: (value: number) => string;
}

const HEIGHT = 160;

/** Lines over time, with the same figures as a table for screen readers. */
export function Chart({ title, times, lines, format }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  useEffect(() => {
    const element = frame.current;
    if (!element || times.length === 0) return;
    const plot = draw(element, times, lines, format, theme);
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [times, lines, format, theme]);
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="flex flex-wrap items-center gap-x-4">
        <h3>{title}</h3>
        {lines.map(({ label, color }) => (
          <span key={label} className="flex items-center gap-1.5 text-12 text-soft">
            <span aria-hidden="true" className="h-0.5 w-3" style={{ background: `var(--color-${color})` }} />
            {label}
          </span>
        ))}
      </figcaption>
      <div ref={frame} aria-hidden="true" className="min-w-0" style={{ minHeight: HEIGHT }} />
      <details className="text-12">
        <summary className="w-fit cursor-pointer text-soft">{runTexts.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <div className="max-h-48 overflow-auto" tabIndex={0}>
          <table className="w-full tabular-nums">
            <thead>
              <tr className="text-left text-soft">
                <th scope="col">{runTexts.bucket}</th>
                {lines.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {times.map((time, index) => (
                <tr key={time}>
                  <th scope="row" className="text-left font-normal">
                    {formatDateTime(new Date(time * 1000))}
                  </th>
                  {lines.map(({ label, values }) => {
                    const value = values[index] ?? null;
                    return <td key={label}>{value === null ? "–" : format(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function draw(
  element: HTMLElement,
  times: number[],
  lines: readonly ChartLine[],
  format: (value: number) => string,
  _theme: string,
): uPlot {
  const color = colorReader(element);
  const axis = {
    stroke: color("soft"),
    grid: { stroke: color("line"), width: 1 },
    ticks: { show: false },
    font: "11px system-ui",
  };
  return new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false },
      scales: { y: { range: (_plot, _min, max) => [0, Math.max(1, (max ?? 1) * 1.1)] } },
      axes: [axis, { ...axis, size: 56, values: (_plot, values) => values.map(format) }],
      series: [
        {},
        ...lines.map((line) => ({
          label: line.label,
          stroke: color(line.color),
          width: 1.5,
          fill: line.color === "accent" ? color("tint") : undefined,
          points: { show: true, size: 4 },
        })),
      ] as uPlot.Series[],
    },
    [times, ...lines.map(({ values }) => values)],
    element,
  );
}

/** Canvas does not support `light-dark()`, so this reads the computed color of a role. */
function colorReader(element: HTMLElement): (role: string) => string {
  const probe = document.createElement("span");
  element.append(probe);
  return (role) => {
    probe.style.color = `var(--color-${role})`;
    return getComputedStyle(probe).color;
  };
}
