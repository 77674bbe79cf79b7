import { HOSTS_WITH_GOODS } from "./journeys";
import { testJourneys } from "./test-journeys";

for (const { key } of HOSTS_WITH_GOODS) testJourneys(key);
