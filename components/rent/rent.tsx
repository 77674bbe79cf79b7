"use client";

import { useState } from "react";
import { PhoneDialog } from "@/components/listing/phone-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import type { RentOffer } from "@/lib/rent/rent-offer";
import { RentCode } from "./rent-code";
import { RentForm } from "./rent-form";
import { useRentOffer } from "./use-rent-offer";

/** Pixels (product §9). */
const WIDTH = 450;

interface Props {
  request: PurchaseRequest;
  /** Minimum number of hours, at least 1. */
  leastHours: number;
  /** URL of the goods on the mobile site. */
  link: string;
  onClose: () => void;
}

/**
 * The rent dialog, opened in place of an order (product §2, §4): chooses the hours, shows the bill, and ends with the
 * QR code that continues on the phone.
 */
export function Rent({ request, leastHours, link, onClose }: Props) {
  const [hours, setHours] = useState(leastHours);
  const [confirmed, setConfirmed] = useState<RentOffer | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  const terms = useRentOffer(request, hours, onClose);
  if (!terms.checked) return null;
  if (terms.onPhone) return <PhoneDialog reason="order" link={link} onClose={onClose} />;
  return (
    <Dialog
      open
      title={confirmed ? "扫码下单" : "租号"}
      width={WIDTH}
      onClose={onClose}
      footer={
        isPlaced ? null : confirmed ? (
          <Button size="large" className="w-full short:h-10" onClick={() => setConfirmed(null)}>
            修改时长
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            className="w-full short:h-10"
            disabled={terms.ready === null}
            onClick={() => setConfirmed(terms.ready)}
          >
            扫码下单
          </Button>
        )
      }
    >
      {confirmed ? (
        <RentCode offer={confirmed} name={request.goodsName} onPlaced={setPlaced} />
      ) : (
        <RentForm
          request={request}
          hours={hours}
          leastHours={leastHours}
          terms={terms}
          onChange={setHours}
        />
      )}
    </Dialog>
  );
}
