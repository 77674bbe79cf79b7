import { LandingSkeleton } from "@/components/landing/landing-skeleton";

export default function Loading() {
  return <LandingSkeleton />;
}
