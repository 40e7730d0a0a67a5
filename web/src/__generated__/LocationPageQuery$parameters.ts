/**
 * @generated SignedSource<<babdfc3213cc2bff18c4b23c725b11e7>>
 * @relayHash c447cd8a596e9825ca3d8fdc6cb388de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56110b377afdcc8df5d12805a4ec441326fab75de876e82ec612fe0cad9f1f45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationPageQuery } from './LocationPageQuery.graphql';

const node: PreloadableConcreteRequest<LocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56110b377afdcc8df5d12805a4ec441326fab75de876e82ec612fe0cad9f1f45",
    "metadata": {},
    "name": "LocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
