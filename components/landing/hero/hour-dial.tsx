const CENTRE = 300;
const RADIUS = 262;

/** A clock face of twelve hours; the rented ones, seven to ten, glow. */
export function HourDial() {
  return (
    <svg
      viewBox="0 0 600 600"
      className="absolute size-[640px] overflow-visible"
      aria-hidden="true"
    >
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        strokeOpacity=".14"
        strokeWidth="1.5"
      />
      <path d={arc(7, 10)} fill="none" stroke="var(--glow)" strokeWidth="40" strokeOpacity=".55" />
      <path d={arc(7, 10)} fill="none" stroke="var(--lead)" strokeWidth="3" />
      {Array.from({ length: 60 }, (_, minute) => minute).map((minute) => (
        <line
          key={minute}
          x1={CENTRE}
          x2={CENTRE}
          y1={CENTRE - RADIUS + (minute % 5 === 0 ? 16 : 8)}
          y2={CENTRE - RADIUS}
          stroke="currentColor"
          strokeOpacity={minute % 5 === 0 ? 0.6 : 0.25}
          strokeWidth={minute % 5 === 0 ? 2 : 1}
          transform={`rotate(${minute * 6} ${CENTRE} ${CENTRE})`}
        />
      ))}
      {[8, 9, 10].map((hour) => {
        const [x, y] = point(hour, RADIUS + 44);
        return (
          <text
            key={hour}
            x={x}
            y={y}
            fill="var(--lead)"
            fontSize="16"
            textAnchor="middle"
            dominantBaseline="central"
          >
            {hour + 12}:00
          </text>
        );
      })}
    </svg>
  );
}

function point(hour: number, radius: number): [number, number] {
  const angle = (hour / 6) * Math.PI - Math.PI / 2;
  return [
    Math.round(CENTRE + radius * Math.cos(angle)),
    Math.round(CENTRE + radius * Math.sin(angle)),
  ];
}

function arc(from: number, to: number): string {
  return `M${point(from, RADIUS).join(" ")}A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS).join(" ")}`;
}
