/**
 * @generated SignedSource<<232491b10f6c389103bd4297e28ab0d5>>
 * @relayHash 61f9c22a0dd9ae0a580e8e048ea47501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14a785f24e93da066acccee69fbfd408894cbdc79bf6fd104e80b767a34eb403

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPageQuery } from './ImportPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14a785f24e93da066acccee69fbfd408894cbdc79bf6fd104e80b767a34eb403",
    "metadata": {},
    "name": "ImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
