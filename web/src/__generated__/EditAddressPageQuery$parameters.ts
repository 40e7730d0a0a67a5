/**
 * @generated SignedSource<<f7bd81a963709db426a4927dc1fc0648>>
 * @relayHash afc659f33dc09b187b0d2b40f21600e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2700923871a065ce718fd70753a21163116adc2d2836833265bc2f9978891c03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditAddressPageQuery } from './EditAddressPageQuery.graphql';

const node: PreloadableConcreteRequest<EditAddressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2700923871a065ce718fd70753a21163116adc2d2836833265bc2f9978891c03",
    "metadata": {},
    "name": "EditAddressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
