/**
 * @generated SignedSource<<ad1caf3ef77ac34ff79f2938b89afbbc>>
 * @relayHash 27ba21f14a0477cfba3b9b175c296949
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c1a48c0892ae59044b423397a7e9a89736960a799dcbb1242e387dab55f5347

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewManufacturerPageQuery } from './ViewManufacturerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewManufacturerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c1a48c0892ae59044b423397a7e9a89736960a799dcbb1242e387dab55f5347",
    "metadata": {},
    "name": "ViewManufacturerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
